import { homeworkApi } from '@zhibi/contract/homework';
import { practiceApi } from '@zhibi/contract/questions/practice';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { Go } from '../../platform/layout/go.js';
import { notify } from '../../platform/notify.js';
import type { Pushed } from './push-props.js';
import styles from './pushed-note.module.css';

/** What has just been given, the way to it, and the way back while nobody has written. */
export function PushedNote({ pushed: { items }, onClose }: { pushed: Pushed; onClose: () => void }) {
  const { t } = useTranslation('practice');
  const withdraw = useWrite(homeworkApi.withdraw, [practiceApi.lessons, homeworkApi.list]);
  const takeBack = async () => {
    try {
      for (const { homework } of items) await withdraw.mutateAsync({ homeworkId: homework.homeworkId });
    } catch {
      return; // said at the top of the window; what was taken back already stays taken back, and trying again is harmless
    }
    notify.done(t('done.undone'));
    onClose();
  };
  const lines = items.map(({ homework: { homeworkId, title, classes, progress }, layers }) => {
    const facts = { title, count: progress.total };
    const words =
      layers.length === 0
        ? t('done.one', { ...facts, classes: classes.map(({ className }) => className).join(t('form.separator')) })
        : t('done.layered', {
            ...facts,
            layers: layers.map((layer) => t(`form.layer.${layer}`)).join(t('form.separator')),
          });
    return (
      <li key={homeworkId}>
        {words}
        <Go to={`/homework/written/detail?homework=${homeworkId}`}>{t('done.open')}</Go>
      </li>
    );
  });
  return (
    <Alert
      className={styles.note}
      type="info"
      showIcon
      closable={{ onClose }}
      title={<ul className={styles.lines}>{lines}</ul>}
      action={
        <Button size="small" loading={withdraw.isPending} onClick={() => void takeBack()}>
          {t('done.undo')}
        </Button>
      }
    />
  );
}
