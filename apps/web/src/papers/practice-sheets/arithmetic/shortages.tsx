import type { SumShortage } from '@zhibi/contract/papers/arithmetic';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGroupName } from './use-group-name.js';
import type { WantedSums } from './wanted.js';

interface ShortagesProps {
  short: readonly SumShortage[];
  wanted: WantedSums;
  onChange: (wanted: WantedSums) => void;
}

/** Which groups have too few different sums, in words, and the smallest changes that help. */
export function Shortages({ short, wanted, onChange }: ShortagesProps) {
  const { t } = useTranslation('arithmetic');
  const nameOf = useGroupName();
  return short.map(({ group: at, wanted: count, found, counted, withTwins }) => {
    const one = wanted.groups[at];
    if (one === undefined) return null;
    const others = wanted.groups.filter((other) => other !== one);
    const fewer = { ...one, group: { ...one.group, count: found } };
    const groups = found === 0 ? others : wanted.groups.map((other) => (other === one ? fewer : other));
    return (
      <Alert
        key={one.key}
        type="warning"
        showIcon
        title={
          found === 0
            ? t('short.none', { name: nameOf(one) })
            : t(counted ? 'short.some' : 'short.sofar', { name: nameOf(one), found, count, missing: count - found })
        }
        action={
          <>
            {withTwins !== null && (
              <Button size="small" type="link" onClick={() => onChange({ ...wanted, twins: true })}>
                {t('short.twins', { count: withTwins })}
              </Button>
            )}
            <Button size="small" type="link" onClick={() => onChange({ ...wanted, groups })}>
              {found === 0 ? t('short.leaveOut') : t('short.fewer', { count: found })}
            </Button>
          </>
        }
      />
    );
  });
}
