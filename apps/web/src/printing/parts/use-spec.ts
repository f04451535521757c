import { codesOf, type PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { useDictionary } from './use-dictionary.js';

/** How an order is printed, in the words of the dictionary. */
export function useSpec() {
  const { t } = useTranslation('printing');
  const { nameOf } = useDictionary();
  return ({ options, pageSize, dots }: Pick<PrintOrder, 'options' | 'pageSize' | 'dots'>): string[] => {
    const { colour, duplex, binding, imposition } = codesOf(options);
    return [
      nameOf('paperSize', pageSize),
      nameOf('colour', colour),
      nameOf('duplex', duplex),
      nameOf('binding', binding),
      ...(imposition === 'plain' ? [] : [nameOf('imposition', imposition)]),
      ...(options.cover ? [t('check.cover')] : []),
      ...(dots ? [t('spec.dots')] : []),
    ];
  };
}
