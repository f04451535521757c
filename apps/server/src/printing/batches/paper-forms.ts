import type { Language } from '@zhibi/contract/kernel';
import { codesOf, sparesOf } from '@zhibi/contract/printing';
import { type PrintBatch, ticketCode } from '@zhibi/contract/printing/batches';
import { type DictEntry, nameIn } from '@zhibi/contract/printing/settings';
import type { FormSheet } from '@zhibi/typeset';
import { countsOfOrder } from '../counts-of-order.js';
import { numberText } from '../rules.js';
import type { OrderRow } from '../store.js';
import { words } from './words.js';

/** 20261123073000 as people write it. */
export const timeText = (stamp: string): string =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3 $4:$5');

export interface BatchOnPaper {
  batch: PrintBatch;
  orders: readonly (OrderRow & { schoolName: string; wanted: string })[];
  dictionary: readonly DictEntry[];
  language: Language;
}

/** The job ticket: what lies beside the machine. */
export function jobTicket({ batch, orders, dictionary, language }: BatchOnPaper): FormSheet {
  const word = words[language];
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  const paper = [named('paperSize', batch.paperSize), named('weight', batch.weight)].join(' · ');
  return {
    title: `${word.ticket} ${batch.number}`,
    note: [batch.shopName, batch.machineName, batch.note].filter(Boolean).join(' · '),
    qr: batch.code,
    facts: [
      [word.due, timeText(batch.dueAt)],
      [word.paper, paper],
      [word.colour, named('colour', batch.colorPrint ? 'colour' : 'black')],
      [word.tasks, String(batch.tasks)],
      [word.sheets, String(batch.sheets)],
      [word.by, `${batch.by} ${timeText(batch.createdAt)}`],
    ],
    tables: [taskTable(orders, dictionary, language)],
    signatures: [word.printed, word.checked],
  };
}

/** The ticket of a job pack, which may hold a single task. */
export function packTicket(
  { number, shopName, dueAt, madeAt, by }: Record<'number' | 'shopName' | 'dueAt' | 'madeAt' | 'by', string>,
  { orders, dictionary, language }: Pick<BatchOnPaper, 'orders' | 'dictionary' | 'language'>,
): FormSheet {
  const word = words[language];
  const sheets = orders.reduce((sum, order) => sum + countsOfOrder(order).totalPieceCount, 0);
  return {
    title: `${word.pack} ${number}`,
    note: shopName,
    facts: [
      [word.due, timeText(dueAt)],
      [word.tasks, String(orders.length)],
      [word.sheets, String(sheets)],
      [word.by, `${by} ${timeText(madeAt)}`],
    ],
    tables: [taskTable(orders, dictionary, language)],
    signatures: [word.printed, word.checked],
  };
}

/** The tasks of a ticket, each with its QR. */
function taskTable(
  orders: BatchOnPaper['orders'],
  dictionary: readonly DictEntry[],
  language: Language,
): FormSheet['tables'][number] {
  const word = words[language];
  const named = (kind: DictEntry['kind'], code: string) => nameIn(dictionary, kind, code, language);
  return {
    title: '',
    columns: [
      { title: word.number, share: 4, isQr: true },
      { title: word.what, share: 7 },
      { title: word.how, share: 4 },
      { title: word.pagesCopies, share: 3, isNumber: true },
      { title: word.sheets, share: 2, isNumber: true },
      { title: word.due, share: 4 },
    ],
    rows: orders.map((order) => {
      const { duplex, binding, imposition } = codesOf(order.options);
      const info = countsOfOrder(order);
      const beside = [
        order.options.cover && word.cover,
        order.separatorSheets > 0 && `${word.separators} ${order.separatorSheets}`,
      ];
      return [
        ticketCode('order', order.number, order.id),
        `${order.title} — ${order.schoolName} ${order.classNames.join(' ')}`,
        [named('imposition', imposition), named('duplex', duplex), named('binding', binding), ...beside]
          .filter(Boolean)
          .join(' · '),
        `${info.pageCount}\u00a0×\u00a0${copiesText(order.studentIds.length, info.spareCount)}`,
        String(info.totalPieceCount),
        timeText(order.wanted),
      ];
    }),
  };
}

/** Copies and, where there are, the spare ones. */
const copiesText = (copies: number, spares: number): string => (spares > 0 ? `${copies}+${spares}` : String(copies));

export interface Parcel {
  schoolName: string;
  orders: { order: OrderRow; classes: { className: string; names: string[] }[] }[];
}

/** The packing list: of each school its classes, and whose copies lie in the pile, from the top. */
export function packingList(
  { batch, language }: Pick<BatchOnPaper, 'batch' | 'language'>,
  parcels: Parcel[],
): FormSheet {
  const word = words[language];
  return {
    title: `${word.packing} ${batch.number}`,
    note: [batch.shopName, timeText(batch.dueAt)].join(' · '),
    qr: batch.code,
    facts: [
      [word.schools, String(parcels.length)],
      [word.sheets, String(batch.sheets)],
      [word.shipment, batch.shipmentNo || '--'],
    ],
    tables: parcels.map(({ schoolName, orders }) => ({
      title: schoolName,
      columns: [
        { title: word.number, share: 2 },
        { title: word.className, share: 2 },
        { title: word.copies, share: 1, isNumber: true },
        { title: word.names, share: 8 },
      ],
      rows: orders.flatMap(({ order, classes }) =>
        classes.map(({ className, names }, at) => [
          at === 0 ? `${numberText(order.number)} ${order.title}` : '',
          className,
          copiesText(names.length, order.spareCopies > 0 ? sparesOf(names.length) : 0),
          names.map((name, place) => `${place + 1}\u00a0${name}`).join('  '),
        ]),
      ),
    })),
    signatures: [word.packed, word.received],
  };
}
