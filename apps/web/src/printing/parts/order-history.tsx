import { type PrintOrderDetail, statusName } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatStamp } from '../../platform/time.js';
import styles from './orders.module.css';
import { StepNote } from './printers/step-note.js';

/** Who moved the order and when, and the orders that print its damaged sheets again. */
export function OrderHistory({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation(['printing', 'send']);
  const { pathname } = useLocation();
  const { history, children, parentId, orderedAnew } = order;
  return (
    <>
      {(children.length > 0 || parentId) && (
        <section className={styles.part}>
          <h3>{t(parentId ? 'detail.parent' : 'detail.children')}</h3>
          <ul className={styles.history}>
            {parentId && (
              <li>
                <Link to={`${pathname}?order=${parentId}`}>{t('send:toOrder')}</Link>
              </li>
            )}
            {children.map((child) => (
              <li key={child.orderId}>
                <Link to={`${pathname}?order=${child.orderId}`}>{child.number}</Link>{' '}
                {t(`status.${statusName(child.messageStatus)}`)}
                {child.newCodes && <small>{t('detail.newCodes')}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {orderedAnew && (
        <section className={styles.part}>
          <h3>{t('detail.orderedAnew')}</h3>
          <Link to={`${pathname}?order=${orderedAnew.orderId}`}>{orderedAnew.number}</Link>
        </section>
      )}
      <section className={styles.part}>
        <h3>{t('detail.history')}</h3>
        <ol className={styles.history}>
          {history.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened only grows at its end
            <li key={at}>
              {step.move ? t(`moved.${step.move}`) : t('made')} · {step.by || t('detail.clock')}
              <small>
                {formatStamp(step.at)} <StepNote note={step.note} isPrinter={step.move === 'fail'} />
              </small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
