import {
  type AssignedBand,
  type AssignedRule,
  assignedFault,
  setUpReasons,
} from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { useSession } from '../../../platform/session-store.js';

interface BandsDrawerProps {
  rule: AssignedRule | null;
  name: string;
  onChange: (rule: AssignedRule) => void;
  onClose: () => void;
}

const amounts = ['share', 'low', 'high'] as const;
const titles = { share: 'setUp.bandShare', low: 'setUp.bandLow', high: 'setUp.bandHigh' } as const;

/** The bands of a rule; those of the school can be written, a public rule is shown as it is. */
export function BandsDrawer({ rule, name, onChange, onClose }: BandsDrawerProps) {
  const { t } = useTranslation('stageTests');
  const { language } = useSession();
  if (rule === null) return null;
  const { bands, scheme } = rule;
  const isOwn = scheme === 'own';
  const fault = assignedFault(rule);
  const change = (at: number, part: Partial<AssignedBand>) =>
    onChange({ scheme, bands: bands.map((band, nth) => (nth === at ? { ...band, ...part } : band)) });
  const nameOf = (at: number, what: string) => `${what} ${at + 1}`;
  return (
    <Drawer
      title={`${name} · ${t('setUp.bands')} · ${t(`setUp.scheme.${scheme}`)}`}
      onClose={onClose}
      keepsTyping={isOwn}
    >
      <p>{t('setUp.bandsHint')}</p>
      {fault && <Alert type="error" showIcon title={setUpReasons[fault][language]} />}
      <PlainTable
        columns={[
          t('setUp.bandName'),
          ...amounts.map((amount) => t(titles[amount])),
          ...(isOwn ? [t('list.actions')] : []),
        ]}
        rows={bands.map((band, at) => ({
          key: String(at),
          cells: isOwn
            ? [
                <Input
                  key="name"
                  size="small"
                  aria-label={nameOf(at, t('setUp.bandName'))}
                  maxLength={8}
                  value={band.name}
                  onChange={(event) => change(at, { name: event.target.value })}
                />,
                ...amounts.map((amount) => (
                  <InputNumber
                    key={amount}
                    size="small"
                    min={0}
                    aria-label={nameOf(at, t(titles[amount]))}
                    value={band[amount]}
                    onChange={(value) => value !== null && change(at, { [amount]: value })}
                  />
                )),
                <Button
                  key="take"
                  type="link"
                  size="small"
                  disabled={bands.length <= 2}
                  onClick={() => onChange({ scheme, bands: bands.filter((_, nth) => nth !== at) })}
                >
                  {t('setUp.take')}
                </Button>,
              ]
            : [band.name, ...amounts.map((amount) => band[amount])],
        }))}
      />
      {isOwn && (
        <Button onClick={() => onChange({ scheme, bands: [...bands, { name: '', share: 1, low: 0, high: 0 }] })}>
          {t('setUp.addBand')}
        </Button>
      )}
    </Drawer>
  );
}
