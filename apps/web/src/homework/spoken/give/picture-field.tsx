import { PictureOutlined } from '@ant-design/icons';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { FieldGroup } from '../../parts/form-field.js';
import { useBlobUrl } from '../parts/use-blob-url.js';
import type { FieldsProps } from './fields-props.js';
import styles from './give.module.css';

/** The picture that is talked about. */
export function PictureField({
  form,
  wrong,
  onChange,
}: Pick<FieldsProps, 'form' | 'onChange'> & { wrong: string | false }) {
  const { t } = useTranslation('spoken');
  const [chosen, setChosen] = useState<File>();
  const url = useBlobUrl(chosen);
  const keeping = useWrite(spokenApi.keepFile, [], { onDone: ({ fileId }) => onChange({ pictureId: fileId }) });
  return (
    <FieldGroup label={t('form.picture')} wrong={wrong}>
      {form.pictureId !== null && url && <img className={styles.picture} src={url} alt={t('form.picture')} />}
      <Upload
        accept="image/*"
        showUploadList={false}
        beforeUpload={(file) => {
          setChosen(file);
          keeping.mutate({ file });
          return false;
        }}
      >
        <Button icon={<PictureOutlined />} loading={keeping.isPending}>
          {t(form.pictureId === null ? 'form.choosePicture' : 'form.changePicture')}
        </Button>
      </Upload>
    </FieldGroup>
  );
}
