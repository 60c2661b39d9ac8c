// Checks the records that the page writes with the native `arena` program.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Returns the output of `arena check` for a record file; throws with that output if the record is bad. */
export async function checkRecord(file) {
  // The native tests have already built it in this profile.
  const args = ['run', '--quiet', '--profile', 'test', '--bin', 'arena', '--', 'check', file];
  const { stdout } = await promisify(execFile)('cargo', args, { cwd: root });
  return stdout.trim();
}
