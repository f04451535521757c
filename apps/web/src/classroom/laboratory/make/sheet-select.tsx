import { homeworkApi } from '@zhibi/contract/homework';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { formatFarDay } from '../../../platform/time.js';

interface SheetSelectProps {
  id: string;
  place: { subjectId: number; classId: string | null };
  /** The one that is chosen already: it may be older than what is listed. */
  known: { homeworkId: string; title: string } | null;
  value: string | null;
  onChange: (homeworkId: string | null) => void;
}

/** The homework of the class that is its record sheet. */
export function SheetSelect({ id, place: { subjectId, classId }, known, value, onChange }: SheetSelectProps) {
  const { t } = useTranslation('laboratory');
  const { rows } = useInfinite(homeworkApi.list, classId === null ? null : { subjectId, classId });
  const listed = rows.map((one) => ({ value: one.homeworkId, label: `${one.title} · ${formatFarDay(one.startAt)}` }));
  const older = known && !rows.some(({ homeworkId }) => homeworkId === known.homeworkId);
  return (
    <Select
      id={id}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      options={[
        { value: '', label: t('form.noSheet') },
        ...(older ? [{ value: known.homeworkId, label: known.title }] : []),
        ...listed,
      ]}
    />
  );
}
