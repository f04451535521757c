import { Alert, Button, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface MeanwhileView {
  /** What the form shows at first: what was typed, and of what was not touched what stands now. */
  mine: object;
  theirs: object;
  /** The fields that both have changed. */
  both: readonly string[];
}

interface MeanwhileProps extends MeanwhileView {
  form: Pick<FormInstance, 'setFieldsValue'>;
  /** The form shows these now. */
  onShown: (values: object) => void;
}

/** A draft came back onto a record that others have changed: says so, and shows either in the fields themselves. What is shown is what a saving keeps. */
export function Meanwhile({ mine, theirs, both, form, onShown }: MeanwhileProps) {
  const { t } = useTranslation('platform');
  const [shown, setShown] = useState<'mine' | 'theirs'>('mine');
  const place = useRef<HTMLSpanElement>(null);
  const [labels, setLabels] = useState('');
  const look = (here: HTMLSpanElement | null) => {
    place.current = here;
    const words = both.flatMap(
      (field) => here?.closest('form')?.querySelector(`label[for="${field}"]`)?.textContent ?? [],
    );
    if (here) setLabels(words.join(t('draft.between')));
  };
  const show = (which: 'mine' | 'theirs') => {
    const values = which === 'mine' ? mine : theirs;
    form.setFieldsValue(values);
    setShown(which);
    onShown(values);
  };
  const other = shown === 'mine' ? 'theirs' : 'mine';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={t('draft.meanwhile')}
      description={
        <span ref={look}>
          {labels && `${t('draft.both', { fields: labels })} `}
          {t(`draft.shown.${shown}`)}
        </span>
      }
      action={
        Object.keys(theirs).length > 0 && (
          <Button size="small" onClick={() => show(other)}>
            {t(`draft.show.${other}`)}
          </Button>
        )
      }
    />
  );
}
