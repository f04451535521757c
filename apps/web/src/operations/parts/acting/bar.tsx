import { EyeOutlined, SafetyOutlined } from '@ant-design/icons';
import { type Acting, operationsApi } from '@zhibi/contract/operations';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { countdown } from '../countdown.js';
import styles from './bar.module.css';
import { minuteChoices } from './minutes.js';
import { useActing } from './use-acting.js';

/** Stands over every page while an operator acts for a school: for which, why, for how long still, and the way out. */
export function ActingBar() {
  const { acting, leftMs, leave } = useActing();
  return acting ? <Bar acting={acting} leftMs={leftMs} onLeave={leave} /> : null;
}

function Bar({ acting, leftMs, onLeave }: { acting: Acting; leftMs: number; onLeave: () => void }) {
  const { t } = useTranslation('operations');
  const extending = useWrite(operationsApi.extendActing, [operationsApi.acting]);
  const { schoolName, reason, ticket } = acting;
  return (
    <section className={styles.bar} aria-label={t('acting.label')}>
      <span className={styles.who}>
        <SafetyOutlined aria-hidden="true" />
        <b>{t('acting.now', { school: schoolName })}</b>
      </span>
      <span className={styles.why} title={reason}>
        {t('acting.why', { reason })}
        {ticket && ` · ${t('acting.ticketNo', { ticket })}`}
      </span>
      <span className={styles.end}>
        <span className={styles.seen}>
          <EyeOutlined aria-hidden="true" /> {t('acting.seen')}
        </span>
        <b className={styles.left} role="timer">
          {t('acting.left', { time: countdown(leftMs) })}
        </b>
        <Dropdown
          trigger={['click']}
          menu={{
            items: minuteChoices(t),
            onClick: ({ key }) => extending.mutate({ minutes: Number(key) as 15 }), // as: one of the choices
          }}
        >
          <Button size="small" loading={extending.isPending}>
            {t('acting.extend')}
          </Button>
        </Dropdown>
        <Button size="small" type="primary" onClick={onLeave}>
          {t('acting.leave')}
        </Button>
      </span>
    </section>
  );
}
