import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Go } from '../../platform/layout/go.js';
import { useCanGo } from '../../platform/screen-line.js';

const places = ['hwljf', 'hwlxb', 'hwlqb', 'hwlqblr'] as const;
type Place = (typeof places)[number];

/** Between the shelves of books: published aids, the school's own, the district's, and the bench where they are entered. */
export function BookSwitch({ now }: { now: Exclude<Place, 'hwljf'> }) {
  const { t } = useTranslation('books');
  const navigate = useNavigate();
  return (
    <>
      <Go to="/source/source">{t('own')}</Go>
      {useCanGo('/paperTest/hwlxb') && (
        <Segmented<Place>
          aria-label={t('shelves')}
          options={places.map((place) => ({ value: place, label: t(`screen.${place}`) }))}
          value={now}
          onChange={(place) => void navigate(`/paperTest/${place}`)}
        />
      )}
    </>
  );
}
