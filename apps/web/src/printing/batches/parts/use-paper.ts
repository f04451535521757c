import { codesOf, type PrintOrder } from '@zhibi/contract/printing';
import type { BatchDraft, PrintBatch } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '../../parts/use-dictionary.js';

/** What a batch is printed on, in the words of the dictionary; where its tasks are known, over which edges their sheets are turned. */
export function usePaper() {
  const { t } = useTranslation('batches');
  const { nameOf } = useDictionary();
  return (
    of: Pick<BatchDraft, 'paperSize' | 'colorPrint' | 'doubleSidedPrint'> & Partial<Pick<PrintBatch, 'weight'>>,
    orders: readonly Pick<PrintOrder, 'options'>[] = [],
  ) =>
    [
      nameOf('paperSize', of.paperSize),
      ...(of.doubleSidedPrint && orders.length > 0
        ? [...new Set(orders.map(({ options }) => codesOf(options).duplex))].map((code) => nameOf('duplex', code))
        : [t(of.doubleSidedPrint ? 'batch.double' : 'batch.single')]),
      nameOf('colour', of.colorPrint ? 'colour' : 'black'),
      ...(of.weight ? [nameOf('weight', of.weight)] : []),
    ].join(' · ');
}
