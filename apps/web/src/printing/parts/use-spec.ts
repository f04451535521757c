import type { PrintOrder } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';

/** How an order is printed, in words. */
export function useSpec() {
  const { t } = useTranslation('printing');
  return ({ options, pageSize, dots }: Pick<PrintOrder, 'options' | 'pageSize' | 'dots'>): string[] => [
    pageSize,
    t(options.colorPrint ? 'spec.colour' : 'spec.black'),
    !options.doubleSidedPrint
      ? t('spec.single')
      : t(options.doublePrintType === 0 ? 'spec.longEdge' : 'spec.shortEdge'),
    t(options.bookbind === 0 ? 'spec.loose' : 'spec.stapled'),
    ...(dots ? [t('spec.dots')] : []),
  ];
}
