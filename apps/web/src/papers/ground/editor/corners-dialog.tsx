import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { type Corner, type Corners, groundApi, isSheet } from '@zhibi/contract/papers/ground';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Screen } from '../../../platform/screen.js';
import { useFile } from '../../../platform/use-file.js';
import { useSettled } from '../../../platform/use-settled.js';
import { changed, openHistory, redone, undone } from '../../parts/history.js';
import styles from './corners-dialog.module.css';
import { CornersSheet } from './corners-sheet.js';

interface CornersDialogProps {
  groundId: string;
  page: number;
  /** Of the page as it is now; null where the picture was taken whole. */
  corners: Corners | null;
  isBusy: boolean;
  /** Null: as it is done without a person. */
  onApply: (corners: Corners | null) => void;
  onClose: () => void;
}

/** The picture taken whole. */
const whole: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** The four corners of a sheet on the picture that came, beside how the page will lie. */
export function CornersDialog({ groundId, page, corners, isBusy, onApply, onClose }: CornersDialogProps) {
  const { t } = useTranslation('ground');
  const [history, setHistory] = useState(() => openHistory<Corner>(corners ?? whole));
  const came = useFile(groundApi.came, { groundId, page });
  const { now } = history;
  const isRight = isSheet(now);
  const undo = () => setHistory(undone(history));
  const redo = () => setHistory(redone(history));
  return (
    <Dialog
      size="whole"
      keepsTyping
      title={t('corners.title', { page })}
      onClose={onClose}
      foot={{
        words: t('corners.apply'),
        isBusy,
        isDisabled: !isRight,
        onMain: () => onApply([...now]),
      }}
    >
      <div className={styles.head}>
        <p>{t('corners.hint')}</p>
        <span>
          <Button
            type="text"
            icon={<UndoOutlined />}
            aria-label={t('undo')}
            disabled={history.past.length === 0}
            onClick={undo}
          />
          <Button
            type="text"
            icon={<RedoOutlined />}
            aria-label={t('redo')}
            disabled={history.future.length === 0}
            onClick={redo}
          />
          <Button loading={isBusy} onClick={() => onApply(null)}>
            {t('corners.alone')}
          </Button>
        </span>
      </div>
      {!isRight && (
        <p className={styles.wrong} role="status">
          {t('corners.crossed')}
        </p>
      )}
      <div className={styles.panes}>
        <figure className={styles.pane}>
          <figcaption>{t('corners.came')}</figcaption>
          <Screen read={came} skeleton={{ card: 420 }}>
            {() =>
              came.url && (
                <CornersSheet
                  url={came.url}
                  corners={now}
                  onChange={(next, place) => setHistory((before) => changed(before, next, place))}
                  onUndo={undo}
                  onRedo={redo}
                />
              )
            }
          </Screen>
        </figure>
        <figure className={`${styles.pane} ${styles.tried}`}>
          <figcaption>{t('corners.tried')}</figcaption>
          {isRight && <Tried groundId={groundId} page={page} corners={now} />}
        </figure>
      </div>
    </Dialog>
  );
}

function Tried({ groundId, page, corners }: { groundId: string; page: number; corners: readonly Corner[] }) {
  const { t } = useTranslation('ground');
  const asked = useSettled({ groundId, page, corners: [...corners] }, 350);
  const file = useFile(groundApi.tryCorners, asked);
  return (
    <Screen read={file} skeleton={{ card: 420 }}>
      {() => file.url && <img src={file.url} alt={t('page', { page })} />}
    </Screen>
  );
}
