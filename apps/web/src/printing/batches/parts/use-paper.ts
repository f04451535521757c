import { codesOf, usualOptions } from '@zhibi/contract/printing';
import type { BatchDraft, PrintBatch } from '@zhibi/contract/printing/batches';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '../../parts/use-dictionary.js';

type Of = Pick<BatchDraft, 'paperSize' | 'colorPrint' | 'doubleSidedPrint' | 'doublePrintTypes'> &
  Partial<Pick<PrintBatch, 'weight'>>;

/** What a batch is printed on and over which edges its sheets are turned, in the words of the dictionary and in the order in which tasks say it. */
export function usePaper() {
  const { t } = useTranslation('batches');
  const { nameOf } = useDictionary();
  const sides = ({ doubleSidedPrint, doublePrintTypes }: Of): string[] => {
    if (!doubleSidedPrint || doublePrintTypes.length === 0)
      return [t(doubleSidedPrint ? 'batch.double' : 'batch.single')];
    return doublePrintTypes.map((doublePrintType) =>
      nameOf('duplex', codesOf({ ...usualOptions, doublePrintType }).duplex),
    );
  };
  return (of: Of) =>
    [
      nameOf('paperSize', of.paperSize),
      nameOf('colour', of.colorPrint ? 'colour' : 'black'),
      ...sides(of),
      ...(of.weight ? [nameOf('weight', of.weight)] : []),
    ].join(' · ');
}
