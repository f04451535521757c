import type { Message } from '../../kernel/index.js';

export const printerReasons = {
  'printer-unreachable': {
    zh: '连不上这个地址：请检查地址、网络和打印机电源',
    en: 'Nobody answers at this address: check it, the network, and that the printer is on',
  },
  'printer-forbidden': {
    zh: '服务器不允许连接这个网段里的打印机',
    en: 'This server may not speak to printers in that network',
  },
  'not-a-printer': {
    zh: '这个地址上的不是打印机，或它不说 IPP',
    en: 'What answers at this address is no printer, or does not speak IPP',
  },
  'printer-unusable': {
    zh: '这台打印机不能直接接收 PDF：请下载 PDF 打印',
    en: 'This printer does not take PDF over the network: download the PDF instead',
  },
  'no-printer': { zh: '这台机器没有填写打印机地址', en: 'This machine has no printer address' },
  'machine-stopped': { zh: '这台机器停着', en: 'This machine stands still' },
  'printer-lacks-colour': { zh: '这台打印机不能彩印', en: 'This printer does not print colour' },
  'printer-lacks-duplex': { zh: '这台打印机不能双面印', en: 'This printer does not print both sides' },
  'printer-lacks-paper': { zh: '这台打印机没有这种大小的纸', en: 'This printer has no paper of this size' },
  'is-printing': { zh: '这张印刷单正在打印', en: 'This order is being printed already' },
  'printed-already': { zh: '这张印刷单已经打印过一遍', en: 'This order was printed once already' },
  'job-ended': { zh: '这次打印已经结束', en: 'This job has ended' },
} as const satisfies Record<string, Message>;
