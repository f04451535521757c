import { Alert, Button, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import styles from './records.module.css';

interface Kept {
  revision: number;
}

export interface ConflictOptions<R extends Kept, F extends object> {
  record: R;
  form: FormInstance<F>;
  fieldsOf: (record: R) => F;
  /** The newest record, when somebody else was first. */
  load: () => Promise<R>;
  /** How a field is called, and how its value is shown. */
  label: (field: keyof F & string) => string;
  show: (field: keyof F & string, value: unknown) => string;
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/**
 * Two people at one record: the second is told what the first changed and decides. Nothing that was typed is lost, nothing is
 * overwritten unseen. `base` is the version that the form stands on; its revision goes with the change.
 */
export function useConflict<R extends Kept, F extends object>(options: ConflictOptions<R, F>) {
  const { record, form, fieldsOf, load, label, show } = options;
  const { t } = useTranslation('records');
  const [base, setBase] = useState(record);
  const [newest, setNewest] = useState<R | null>(null);

  const meet = (refusal: Refusal) => {
    if (refusal.reason === 'changed') load().then(setNewest, (error: Refusal) => notify.error(error.message));
  };
  if (newest === null) return { base, meet, notice: null };

  const [before, theirs, mine] = [fieldsOf(base), fieldsOf(newest), form.getFieldsValue()];
  const fields = Object.keys(before) as (keyof F & string)[]; // the fields of the form, as fieldsOf names them
  const changed = fields.filter((field) => differs(before[field], theirs[field]));
  const settle = (values: Partial<F>) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]); // antd's type for nested partials
    setBase(newest);
    setNewest(null);
  };
  const keepMine = () => {
    const untouched = changed.filter((field) => !differs(mine[field], before[field]));
    settle(Object.fromEntries(untouched.map((field) => [field, theirs[field]])) as Partial<F>); // some of the same fields
    notify.done(t('conflict.kept'));
  };
  const notice = (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.conflict}
      title={t('conflict.title')}
      description={
        <>
          {changed.length === 0 ? (
            <p>{t('conflict.same')}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('conflict.column')}</th>
                  <th scope="col">{t('conflict.theirs')}</th>
                  <th scope="col">{t('conflict.mine')}</th>
                </tr>
              </thead>
              <tbody>
                {changed.map((field) => (
                  <tr key={field}>
                    <th scope="row">{label(field)}</th>
                    <td>{show(field, theirs[field])}</td>
                    <td>{show(field, mine[field])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div>
            <Button size="small" onClick={() => settle(theirs)}>
              {t('conflict.takeTheirs')}
            </Button>
            <Button size="small" type="primary" onClick={keepMine}>
              {t('conflict.keepMine')}
            </Button>
          </div>
        </>
      }
    />
  );
  return { base, meet, notice };
}
