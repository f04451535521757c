import type { PaperSection } from '@zhibi/contract/papers';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface ChooseFieldProps {
  section: PaperSection;
  onChoose: (choose: number | undefined) => void;
}

const ALL = 0;
/** More nobody asks to be chosen; an answer card has so many places at most. */
const MOST = 9;

/** Whether all questions of a section are answered, or how many of them. */
export function ChooseField({ section: { title, items, choose }, onChoose }: ChooseFieldProps) {
  const { t } = useTranslation('papers');
  const counts = Array.from({ length: Math.min(MOST, items.length - 1) }, (_, i) => i + 1);
  return (
    <Select
      size="small"
      aria-label={t('section.chooseLabel', { section: title })}
      popupMatchSelectWidth={false}
      value={choose ?? ALL}
      onChange={(count) => onChoose(count === ALL ? undefined : count)}
      options={[
        { value: ALL, label: t('section.answerAll') },
        ...counts.map((count) => ({ value: count, label: t('section.choose', { count, of: items.length }) })),
      ]}
    />
  );
}
