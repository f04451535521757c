import type { Language } from '@zhibi/contract/kernel';

/** The words of the form in a pack: its page has no other place to find them. */
export const formWords = {
  zh: {
    title: '任务包回执',
    intro: '印完在这里填写，保存的文件交回或上传；这个页面不联网。',
    check: '印之前核对文件',
    checkHint: '选 print 文件夹里的 PDF 和 ticket.pdf，看有没有被改动',
    unaltered: '没有改动：已核对 {count} 个，共 {all} 个文件',
    altered: '这些文件被改动过，或不在这个包里：{names}。不要印，请重新取任务包。',
    task: '{copies} 份，共 {sheets} 张，{at} 要用，{file}',
    codes: '页码 {codes}',
    state: '印了吗',
    untouched: '没有印',
    printed: '印完了',
    failed: '机器故障，没有印成',
    start: '开始',
    finish: '完成',
    sheets: '好纸张数（至少 {sheets}）',
    waste: '损耗张数',
    damaged: '印坏后重印的张数',
    machine: '机器',
    note: '说明（机器故障要写）',
    by: '填写人',
    saveHint: '保存之后还能改，改了再保存一次；系统只收第一份。',
    save: '保存回执',
    saved: '已保存为 {name}，请交回或上传',
    incomplete: '标红的还没有填对：时间要先开始后完成，印完的张数要够，故障要有说明',
  },
  en: {
    title: 'Report of job pack',
    intro: 'Fill it in when printed, and bring back or upload the saved file; this page needs no network.',
    check: 'Check the files before printing',
    checkHint: 'Choose the PDFs of the folder “print” and ticket.pdf, to see whether they were altered',
    unaltered: 'Not altered: {count} of {all} files checked',
    altered: 'Altered, or not of this pack: {names}. Do not print them; get the pack again.',
    task: '{copies} copies, {sheets} sheets, wanted {at}, {file}',
    codes: 'Page codes {codes}',
    state: 'Is it printed',
    untouched: 'Not yet',
    printed: 'Printed',
    failed: 'The machine failed',
    start: 'Start',
    finish: 'Finish',
    sheets: 'Good sheets (at least {sheets})',
    waste: 'Waste, sheets',
    damaged: 'Damaged and printed once more, sheets',
    machine: 'Machine',
    note: 'Note (needed where the machine failed)',
    by: 'Filled in by',
    saveHint: 'It can be changed and saved again; of several the first that comes back counts.',
    save: 'Save the report',
    saved: 'Saved as {name}: bring it back or upload it',
    incomplete:
      'What is red is not right yet: start before finish, enough sheets where printed, a note where it failed',
  },
} as const satisfies Record<Language, unknown>;

/** Beside the files of a pack. */
export const readMe = {
  zh: {
    name: '请先读.txt',
    text: `印 print 文件夹里的 PDF，按 ticket.pdf 的要求。印完用浏览器打开 report.html 填写并保存，把保存的文件交回或上传。
manifest.json 列出每个文件的 SHA-256；manifest.sig 是它的 Ed25519 签名（base64），key.pem 是公钥。
`,
  },
  en: {
    name: 'READ ME.txt',
    text: `Print the PDFs of the folder print as ticket.pdf says. Then open report.html in a browser, fill it in, save, and bring back or upload the saved file.
manifest.json names the SHA-256 of every file; manifest.sig is its Ed25519 signature (base64), key.pem the public key.
`,
  },
} as const satisfies Record<Language, unknown>;
