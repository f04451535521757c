import { DictCode, type DictEntry, type DictKind, isCodeOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from '../../parts/orders.module.css';

/** A new entry, or other names of one. */
export function EntryDialog({
  kind,
  entry,
  onClose,
}: {
  kind: DictKind;
  entry: DictEntry | 'new';
  onClose: () => void;
}) {
  const { t } = useTranslation('settings');
  const id = useId();
  const isNew = entry === 'new';
  const first = isNew ? { code: '', zh: '', en: '', enabled: true, revision: 0 } : entry;
  // Not `code`: what is called so is a secret to drafts.
  const [typed, setTyped, drop] = useDraft(`print word ${kind} ${first.code} ${first.revision}`, () => ({
    sign: first.code,
    zh: first.zh,
    en: first.en,
  }));
  const { sign: code, zh, en } = typed;
  const close = () => {
    drop();
    onClose();
  };
  const saving = useWrite(printSettingsApi.saveEntry, [printSettingsApi.dictionary], {
    onDone: () => {
      notify.done(t('dict.saved'));
      close();
    },
  });
  const isCode = DictCode.safeParse(code).success && isCodeOf(kind, code.trim());
  const isWhole = isCode && zh.trim() !== '' && en.trim() !== '';
  const { enabled, revision } = first;
  const send = () => saving.mutate({ kind, code, zh, en, enabled, revision, isNew });
  return (
    <Dialog
      title={t(isNew ? 'dict.addTo' : 'dict.edit', { kind: t(`dict.kind.${kind}`) })}
      onClose={close}
      keepsTyping
      foot={{
        words: t('set.save'),
        isBusy: saving.isPending,
        isDisabled: !isWhole,
        note: !isWhole && t('dict.lacks'),
        onMain: send,
      }}
    >
      {isNew && (
        <div className={styles.field}>
          <label htmlFor={`${id}-code`}>{t('dict.code')}</label>
          <Input
            id={`${id}-code`}
            maxLength={20}
            value={code}
            onChange={({ target }) => setTyped({ ...typed, sign: target.value })}
          />
          <small {...(code !== '' && !isCode && { role: 'alert', 'data-wrong': true })}>
            {t(code !== '' && !isCode ? 'dict.codeWrong' : 'dict.codeHint')}
          </small>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-zh`}>{t('dict.zh')}</label>
        <Input
          id={`${id}-zh`}
          maxLength={40}
          value={zh}
          onChange={({ target }) => setTyped({ ...typed, zh: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-en`}>{t('dict.en')}</label>
        <Input
          id={`${id}-en`}
          maxLength={40}
          value={en}
          onChange={({ target }) => setTyped({ ...typed, en: target.value })}
        />
      </div>
    </Dialog>
  );
}
