import type { BatchDraft, PrintBatch } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '../../parts/use-dictionary.js';

/** What a batch is printed on, in the words of the dictionary. */
export function usePaper() {
  const { t } = useTranslation('batches');
  const { nameOf } = useDictionary();
  return (
    of: Pick<BatchDraft, 'paperSize' | 'colorPrint' | 'doubleSidedPrint'> & Partial<Pick<PrintBatch, 'weight'>>,
  ) =>
    [
      nameOf('paperSize', of.paperSize),
      t(of.doubleSidedPrint ? 'batch.double' : 'batch.single'),
      nameOf('colour', of.colorPrint ? 'colour' : 'black'),
      ...(of.weight ? [nameOf('weight', of.weight)] : []),
    ].join(' · ');
}
