import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';

/** Under what right the bank's questions may be used, who is to be named, and how many may still be taken. */
export function BankFacts({ bank }: { bank: string }) {
  const { t } = useTranslation('partners');
  const banks = useRead(partnersApi.banks, {});
  const about = banks.data?.items.find((one) => one.bank === bank);
  if (about === undefined) return null;
  const { name, kind, licence, credit, quota } = about;
  const facts = [
    ...(kind === 'embedded' ? [t('facts.embedded', { name })] : []),
    t('facts.licence', { licence: t(`licence.${licence}`) }),
    ...(credit ? [t('facts.credit', { credit })] : []),
    quota === null ? t('facts.unlimited') : t(`facts.${quota.per}`, { used: quota.used, limit: quota.limit }),
  ];
  return <>{facts.join(' · ')}</>;
}
