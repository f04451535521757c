import type { Language } from '@zhibi/contract/kernel';
import { PACK_FORMAT, type PackManifest, REPORT_FORMAT } from '@zhibi/contract/printing/packs';
import { formWords } from './words.js';

interface Form {
  manifest: PackManifest;
  /** The manifest as it was signed. */
  text: string;
  signature: string;
  /** What binds the report to this pack. */
  key: string;
  language: Language;
  script: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The report form of a pack: one page that asks no network for anything, and may not. */
export function reportForm({ manifest, text, signature, key, language, script }: Form): string {
  const words = formWords[language];
  const data = { packFormat: PACK_FORMAT, reportFormat: REPORT_FORMAT, manifest, text, signature, key, words };
  // Within a script element nothing ends it but its own end.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const title = `${words.title} ${manifest.number}`;
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped([manifest.shopName, words.intro].filter(Boolean).join(' · '))}</p>
<section id="check"></section>
<section id="tasks"></section>
<section id="end"></section>
</main>
<script id="pack" type="application/json">${json}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

const style = `
*{box-sizing:border-box}body{margin:0;background:#f5f7fa;color:#1f2a37;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:860px;margin:0 auto;padding:24px 16px 64px}h1{margin:0;font-size:24px}h2{margin:0;font-size:17px;overflow-wrap:anywhere}
p,small{margin:4px 0;color:#5b6573}small{display:block;font-size:14px}section>div,fieldset{margin:16px 0 0;padding:16px;border:1px solid #dfe4ec;border-radius:8px;background:#fff}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:12px;margin-top:12px}label{display:grid;gap:4px;min-width:0;font-size:14px;color:#5b6573}
input:not([type=radio]){width:100%;min-width:0}input:not([type=radio]),select,button{min-height:44px;padding:8px 12px;border:1px solid #b6c0ce;border-radius:6px;background:#fff;color:#1f2a37;font:inherit}
[aria-invalid=true]{border-color:#b3261e}fieldset{padding:0;border:0;margin-top:8px;display:flex;flex-wrap:wrap;gap:4px 20px}
fieldset label{display:flex;align-items:center;gap:8px;min-height:44px;font-size:16px;color:#1f2a37}legend{padding:0;font-size:14px;color:#5b6573}
button{margin-top:8px;border-color:#1d4ed8;background:#1d4ed8;color:#fff;cursor:pointer}input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid #93b4fb;outline-offset:1px}
[role=status]{margin-top:12px}.bad{color:#b3261e}.good{color:#1e6b3a}
`.trim();
