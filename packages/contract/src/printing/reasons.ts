import type { Message } from '../kernel/index.js';

export const printingReasons = {
  'run-not-ready': { zh: '试卷还没有生成好，请稍候', en: 'The copies are not made yet: please wait' },
  'nothing-to-print': {
    zh: '这批试卷里没有要印的页，请重新生成试卷再下单',
    en: 'There is no page to print in these copies: have the copies made again first',
  },
  'not-pushed': { zh: '学校推送之后才有可印的文件', en: 'There is a file to print once the school has pushed it' },
  'link-ended': {
    zh: '这个下载地址已失效，请在印刷单里重新取',
    en: 'This address has ended: take a new one from the order',
  },
  'already-ordered': { zh: '这批试卷已经下过印刷单', en: 'These copies have been ordered already' },
  'other-paper': { zh: '只能换成同一份试卷的另一批', en: 'Only other copies of the same paper can take their place' },
  'wanted-past': { zh: '要用的时间不能早于现在', en: 'The time they are wanted must not be earlier than now' },
  'wanted-after-end': {
    zh: '要用的时间晚于作业截止，请提前，或先延长作业',
    en: 'They are wanted after the homework ends: want them earlier, or move its end first',
  },
  'wrong-status': { zh: '印刷单的状态已变化，请刷新', en: 'The order stands elsewhere by now: please refresh' },
  'errors-stand': { zh: '还有错误没有改好，不能通过', en: 'There are errors that must be mended first' },
  'file-changed': {
    zh: '文件在审核后变了，请驳回后让学校重新推送',
    en: 'The file is not the one that was pushed: have the school push it again',
  },
  'no-shop': { zh: '这个印刷点不存在或已停用', en: 'This print shop does not exist or is closed' },
  'shop-closed': { zh: '这个印刷点这些天停业', en: 'This print shop is closed at present' },
  'option-retired': { zh: '选项里有已停用的，请重新选择', en: 'An option is no longer offered: please choose again' },
  'more-than-sent': {
    zh: '收到的份数多于发出的份数，请再数一遍',
    en: 'That is more than was sent: please count again',
  },
  'fewer-than-sent': {
    zh: '少收的请先登记坏张补印，收齐后再确认',
    en: 'Claim what is missing first, and confirm when all is there',
  },
  'machine-needed': { zh: '请选在哪台机器上印', en: 'Say which machine prints it' },
  'machine-stopped': { zh: '这台机器停着', en: 'This machine stands still' },
  'no-such-sheet': {
    zh: '没有放得下两面的纸：这份试卷只能一面一页',
    en: 'There is no sheet that holds two of these pages: print one page a side',
  },
  'fold-needs-two-sides': { zh: '对折和成册要双面印', en: 'Folded sheets and booklets are printed on both sides' },
  'too-thick': {
    zh: '太厚，骑缝订不住：请改成对折或一面一页',
    en: 'Too thick for a booklet: choose folded sheets or one page a side',
  },
  'spares-need-codes': {
    zh: '点阵纸每份都有自己的页码，不能印无名的备用卷：坏了按原码补印',
    en: 'Every dotted copy has page codes of its own: print damaged sheets again instead of spare copies',
  },
  'waste-implausible': {
    zh: '损耗比印的张数多得不像真的，请核对是否输错',
    en: 'So much waste for these sheets cannot be right: please check the number',
  },
  'not-on-sheets': { zh: '这些学生或页不在这张印刷单里', en: 'These students or pages are not in this order' },
  'nothing-chosen': { zh: '请先选要补印哪些', en: 'Choose first what is printed again' },
  'piles-changed': {
    zh: '班级或座位在印完之后变了，隔页纸排不出原来的样子',
    en: 'Classes or seats have changed since: the separators cannot be made as they were',
  },
  'changed-meanwhile': {
    zh: '试卷在这之后改过，点阵底纸排不出原来的样子：请用原码补印',
    en: 'The paper has changed since and its pages over dots cannot be set again: print with the same code',
  },
  'in-reprint': { zh: '其中有的页已经在补印', en: 'Some of these sheets are being printed again already' },
} as const satisfies Record<string, Message>;
