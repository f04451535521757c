import { useTranslation } from 'react-i18next';

/** `parts.1.blanks.0` in words: 第 2 小题第 1 空答案. */
export function usePlaceWords(): (where: string) => string {
  const { t } = useTranslation('variants');
  const own = (where: string): string => {
    const [name = '', which = ''] = where.split('.');
    if (name === 'options') return t('place.option', { label: which });
    if (name === 'blanks') return t('place.blank', { no: Number(which) + 1 });
    return name === 'analysis' ? t('place.analysis') : name === 'answer' ? t('place.answer') : t('place.stem');
  };
  return (where) => {
    const part = /^parts\.(\d+)\.(.*)$/.exec(where);
    return part === null ? own(where) : t('place.part', { no: Number(part[1]) + 1, place: own(part[2] ?? '') });
  };
}
