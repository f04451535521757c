import { Segmented } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Go } from '../../../platform/layout/go.js';
import { ScreensContext, screenAt } from '../../../platform/screen-line.js';

const places = ['zujuan', 'ejt', 'ejtSource', 'jzSource', 'hwljf'] as const;
export type Place = (typeof places)[number];
const addressOf = (place: Place) => `/paperTest/${place}`;

/** Between the banks of partners that the school may use, and back to its own. */
export function PartnerSwitch({ now }: { now: Place }) {
  const { t } = useTranslation('partners');
  const navigate = useNavigate();
  const screens = useContext(ScreensContext);
  const open = places.filter((place) => screenAt(screens, addressOf(place)) !== undefined);
  return (
    <>
      <Go to="/source/source">{t('own')}</Go>
      {open.length > 1 && (
        <Segmented<Place>
          aria-label={t('banks')}
          options={open.map((place) => ({ value: place, label: t(`screen.${place}`) }))}
          value={now}
          onChange={(place) => void navigate(addressOf(place))}
        />
      )}
    </>
  );
}
