import http from 'node:http';
import { chromium } from '@playwright/test';
import * as player from './player.mjs';
import * as hands from './hands.mjs';
import * as games from './games.mjs';
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--no-first-run','--disable-background-networking'] });
const G = { browser, player, hands, games, logs: [] };
G.ctx = async (w,h,opt={}) => {
  if (G.context) await G.context.close();
  G.context = await browser.newContext({ viewport:{width:w,height:h}, baseURL:'http://127.0.0.1:8131/', ...opt });
  G.page = await G.context.newPage();
  G.page.on('console', m => { if (['error','warning'].includes(m.type())) G.logs.push(m.type()+': '+m.text()); });
  G.page.on('pageerror', e => G.logs.push('PAGEERROR '+e.message));
  await G.page.goto('./');
  await G.page.waitForSelector('button[data-action=start-game]');
  return G.page;
};
G.shot = (name, o={}) => G.page.screenshot({ path:`/tmp/newcomer6/${name}.png`, ...o });
const AsyncFunction = Object.getPrototypeOf(async()=>{}).constructor;
http.createServer((req,res)=>{ let b=''; req.on('data',d=>b+=d); req.on('end', async()=>{
  try { const f = new AsyncFunction('G','page','shot', b); const r = await f(G, G.page, G.shot); res.end((typeof r==='string'?r:JSON.stringify(r,null,1)??'ok')+(G.logs.length?'\nLOGS '+G.logs.splice(0).join('\n'):'')+'\n'); }
  catch(e){ res.end('ERR '+e.stack+(G.logs.length?'\nLOGS '+G.logs.splice(0).join('\n'):'')+'\n'); }
}); }).listen(8977,'127.0.0.1');
console.log('ready');
