import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const addresses = { mine: '/paperTest/myQues', school: '/paperTest/xcQues', platform: '/source/source' } as const;
export type Bank = keyof typeof addresses;

/** Between the own questions, the school's and all that can be found. */
export function BankSwitch({ now }: { now: Bank }) {
  const { t } = useTranslation('writing');
  const navigate = useNavigate();
  return (
    <Segmented<Bank>
      aria-label={t('bank.which')}
      options={(['mine', 'school', 'platform'] as const).map((value) => ({ value, label: t(`bank.${value}`) }))}
      value={now}
      onChange={(bank) => void navigate(addresses[bank])}
    />
  );
}
