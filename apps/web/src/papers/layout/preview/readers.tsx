import { CopyForm } from '@zhibi/contract/papers';
import { formsApi, type ReaderOfClass } from '@zhibi/contract/papers/forms';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import styles from './run-drawer.module.css';

export interface ReadersProps {
  classId: string;
  className: string;
}

/** Who of a class needs another edition than the class has: said once, it holds for every paper. */
export function Readers({ classId, className }: ReadersProps) {
  const { t } = useTranslation('papers');
  const read = useRead(formsApi.list, { classId });
  const setting = useWrite(formsApi.set, [formsApi.list]);
  const set = (studentId: string, form: CopyForm) => setting.mutate({ classId, studentId, form });
  const named = ({ name, studentNo }: ReaderOfClass) => (studentNo === '' ? name : `${name} ${studentNo}`);
  return (
    <Screen read={read} skeleton={{ rows: 1 }}>
      {({ items }) => (
        <section className={styles.readers} aria-label={t('forms.own', { className })}>
          <h4>{t('forms.own', { className })}</h4>
          {items
            .filter(({ form }) => form !== 'usual')
            .map((reader) => (
              <div key={reader.studentId} className={styles.reader}>
                <span translate="no">{named(reader)}</span>
                <Select<CopyForm>
                  size="small"
                  aria-label={t('forms.of', { name: reader.name })}
                  options={CopyForm.options.map((value) => ({
                    value,
                    label: value === 'usual' ? t('forms.asClass') : t(`forms.${value}`),
                  }))}
                  value={reader.form}
                  disabled={setting.isPending}
                  onChange={(form) => set(reader.studentId, form)}
                />
              </div>
            ))}
          <Select<string>
            size="small"
            showSearch
            optionFilterProp="label"
            aria-label={t('forms.add', { className })}
            placeholder={t('forms.addHint')}
            value={null}
            disabled={setting.isPending}
            options={items
              .filter(({ form }) => form === 'usual')
              .map((reader) => ({ value: reader.studentId, label: named(reader) }))}
            onChange={(studentId) => set(studentId, 'large')}
          />
        </section>
      )}
    </Screen>
  );
}
