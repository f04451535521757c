import { useTranslation } from 'react-i18next';
import { Go } from '../../platform/layout/go.js';
import { PlaceSwitch } from '../../platform/layout/place-switch.js';

const places = ['hwljf', 'hwlxb', 'hwlqb', 'hwlqblr'] as const;
type Place = (typeof places)[number];
const addressOf = (place: Place) => `/paperTest/${place}`;

/** Between the shelves of books: published aids, the school's own, the district's, and the bench where they are entered. */
export function BookSwitch({ now }: { now: Exclude<Place, 'hwljf'> }) {
  const { t } = useTranslation('books');
  return (
    <>
      <Go to="/source/source">{t('own')}</Go>
      <PlaceSwitch
        label={t('shelves')}
        now={addressOf(now)}
        places={places.map((place) => ({ to: addressOf(place), words: t(`screen.${place}`) }))}
      />
    </>
  );
}
