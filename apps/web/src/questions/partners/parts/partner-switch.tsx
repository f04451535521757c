import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import { PlaceSwitch } from '../../../platform/layout/place-switch.js';

const places = ['zujuan', 'ejt', 'ejtSource', 'jzSource', 'hwljf'] as const;
export type Place = (typeof places)[number];
const addressOf = (place: Place) => `/paperTest/${place}`;

/** Between the banks of partners that the school may use, and back to its own. */
export function PartnerSwitch({ now }: { now: Place }) {
  const { t } = useTranslation('partners');
  return (
    <>
      <Go to="/source/source">{t('own')}</Go>
      <PlaceSwitch
        label={t('banks')}
        now={addressOf(now)}
        places={places.map((place) => ({ to: addressOf(place), words: t(`screen.${place}`) }))}
      />
    </>
  );
}
