import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/layout/dialog.js';
import { listed } from '../../platform/listed.js';
import { tray } from './browser-tray.js';
import { settleTaken } from './start-upload.js';
import styles from './taken-dialog.module.css';
import { forgetTaken, freeNames, type TakenFile, type TakenWay } from './taken-files.js';

/** So many names are told; of the others how many they are. */
const TOLD = 10;

/** Names that are there already: the files have not come, and here it is said what becomes of them. */
export function TakenDialog({ taken }: { taken: readonly TakenFile[] }) {
  const { t } = useTranslation('disk');
  const [way, setWay] = useState<TakenWay>('both');
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const names = taken.map(({ file }) => file.name);
  const rows = names.map((name, at) => ({ name, at }));
  const versions = taken.filter(({ cdId }) => cdId !== null).length;
  const nameAt = (at: number) => typed[at] ?? names[at] ?? '';
  // What is called as before would only be asked about again.
  const isOpen = way === 'rename' && names.some((name, at) => [name, ''].includes(nameAt(at).trim()));
  const go = async () => {
    setBusy(true);
    const chosen = way === 'rename' ? names.map((_, at) => nameAt(at).trim()) : await freeNames(taken, tray.namesFor);
    forgetTaken();
    await settleTaken(taken, way, chosen);
  };
  const told = listed(names.slice(0, TOLD));
  return (
    <Dialog
      title={t('taken.title', { count: names.length })}
      size="form"
      keepsTyping
      onClose={forgetTaken}
      foot={{
        words: t('taken.go'),
        cancelWords: t('taken.leave'),
        isBusy,
        isDisabled: isOpen,
        onMain: () => void go(),
      }}
    >
      <p className={styles.names}>
        {t('sameName')}
        {names.length > TOLD ? t('taken.more', { names: told, count: names.length }) : told}
      </p>
      <Radio.Group className={styles.ways ?? ''} value={way} onChange={(event) => setWay(event.target.value)}>
        <Radio value="both">
          {t('taken.both')}
          <small>{t('taken.bothHint')}</small>
        </Radio>
        <Radio value="version" disabled={versions === 0}>
          {t('taken.version')}
          <small>
            {versions < names.length
              ? t('taken.versionFew', { count: names.length - versions })
              : t('taken.versionHint')}
          </small>
        </Radio>
        <Radio value="rename">
          {t('taken.rename')}
          <small>{t('taken.renameHint')}</small>
        </Radio>
      </Radio.Group>
      {way === 'rename' && (
        <div className={styles.typed}>
          {rows.map(({ name, at }) => (
            <Input
              key={at}
              aria-label={t('taken.newName', { name })}
              value={nameAt(at)}
              maxLength={200}
              onChange={(event) => setTyped({ ...typed, [at]: event.target.value })}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
