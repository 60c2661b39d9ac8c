// The arena as a judge of what the page has written.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..', '..');

/** What `arena check` says of a record file; it throws with that where the record is bad. */
export async function check(file) {
  // In the profile in which the native tests have built it already.
  const words = ['run', '--quiet', '--profile', 'test', '--bin', 'arena', '--', 'check', file];
  const { stdout } = await promisify(execFile)('cargo', words, { cwd: root });
  return stdout.trim();
}
