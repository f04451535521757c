import { chromium } from 'playwright-core';
import { launchOptions } from '/tmp/w/h-c/e2e/browser.js';
const B='http://127.0.0.1:8323'; const out='/tmp/w/look-c/pics';
import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true});
const browser=await chromium.launch(await launchOptions());
async function enter(account:string, admin:boolean, lang:'zh'|'en', width:number){
  const ctx=await browser.newContext({viewport:{width,height:900},reducedMotion:'reduce',locale:lang==='zh'?'zh-CN':'en-GB',storageState:{cookies:[],origins:[]}});
  const page=await ctx.newPage();
  await page.goto(B+(admin?'/login?admin=true':'/login'));
  if (lang==='en') await page.getByText('English',{exact:true}).click().catch(()=>{});
  await page.getByRole('textbox',{name:lang==='zh'?'账号':'Account'}).fill(account); await page.getByLabel(lang==='zh'?'密码':'Password',{exact:true}).fill('Zhibi2026');
  await page.keyboard.press('Enter'); await page.waitForURL(u=>!u.pathname.startsWith('/login'),{timeout:40000,waitUntil:'commit'}).catch(async e=>{await page.screenshot({path:out+'/login-failed.png'});throw e});
  return page;
}
export { browser, enter, B, out };
const shot=async(page:any,name:string)=>{ await page.waitForTimeout(1200); await page.screenshot({path:`${out}/${name}.png`,animations:'disabled'}); console.log(name); };
browser.on("disconnected",()=>{});const step=async(name:string,work:()=>Promise<void>)=>{ try{await work()}catch(e:any){console.log('FAILED',name,String(e.message).slice(0,200))} };
const which=process.argv[2]??'all';
for (const [lang,width] of [['zh',1440],['en',390]] as const) {
  const tag=`${lang}-${width}`;
  if(which==='all'||which==='centre') await step('centre',async()=>{
    const p=await enter('printcenter',true,lang,width);
    await p.goto(B+'/devops/printCount'); await shot(p,`count-${tag}`);
    await p.goto(B+'/devops/printCount?tab=sheets'); await shot(p,`sheets-${tag}`);
    await step('dialog',async()=>{ await p.getByRole('button',{name:/定\s*价|Set the price/}).first().click(); await shot(p,`price-${tag}`); await p.keyboard.press('Escape'); });
    await p.goto(B+'/devops/printCount?tab=forecast'); await shot(p,`forecast-${tag}`);
    await p.goto(B+'/devops/printCenter'); await shot(p,`centre-${tag}`);
    await p.goto(B+'/devops/printList'); await shot(p,`list-${tag}`);
    await p.context().close();
  });
  if(which==='all'||which==='shop') await step('shop',async()=>{
    const p=await enter('printshop',true,lang,width);
    await p.goto(B+'/devops/printTask'); await shot(p,`task-${tag}`);
    await step('reports',async()=>{ await p.getByRole('button',{name:/收回执|report/i}).first().click(); await shot(p,`reports-${tag}`); await p.keyboard.press('Escape'); });
    await step('order',async()=>{ await p.goto(B+'/devops/printTask'); await p.getByRole('link',{name:/^P\d{6}$/}).first().click(); await shot(p,`task-order-${tag}`); });
    await step('shipped',async()=>{ await p.goto(B+'/devops/printTask?tab=shipped'); await p.getByRole('link',{name:/^P\d{6}$/}).first().click(); await shot(p,`shipped-order-${tag}`);
      await p.getByRole('button',{name:/更正损耗|Correct waste/}).first().click(); await shot(p,`waste-${tag}`); await p.keyboard.press('Escape'); });
    await p.context().close();
  });
  if(which==='all'||which==='school') await step('admin',async()=>{
    const p=await enter('schooladmin',false,lang,width);
    await p.goto(B+'/print/orders'); await shot(p,`orders-${tag}`);
    await step('receive',async()=>{ await p.goto(B+'/print/orders?tab=pendingReceipt'); await p.getByRole('link',{name:/^P\d{6}$/}).first().click(); await shot(p,`receipt-order-${tag}`); await p.getByRole('button',{name:/确认收货|Confirm receipt|Receive/}).first().click(); await shot(p,`receive-${tag}`); await p.keyboard.press('Escape'); });
    await step('damaged',async()=>{ await p.getByRole('button',{name:/登记坏张|damaged/i}).first().click(); await shot(p,`damaged-${tag}`); });
    await step('audit',async()=>{ await p.goto(B+'/school/audit'); await shot(p,`audit-${tag}`); });
    await p.context().close();
  });
  if(which==='all'||which==='school') await step('teacher',async()=>{
    const p=await enter('teacher01',false,lang,width);
    await p.goto(B+'/print/orders?tab=rejected'); await p.getByRole('link',{name:/^P\d{6}$/}).first().click(); await shot(p,`rejected-${tag}`);
    await p.context().close();
  });
}
await browser.close();
