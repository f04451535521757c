import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  paperId: string;
  /** In a row of a table it is a link, at the head of a page a button. */
  look: 'link' | 'default';
}

/** Takes a paper out as a file that another installation reads. */
export function ExportProject({ paperId, look }: Props) {
  const { t } = useTranslation('library');
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    // What few people take is fetched when they do: the library is everybody's.
    const { takeOut } = await import('./take-out.js');
    await takeOut(paperId);
    setIsBusy(false);
  };
  return (
    <Button type={look} loading={isBusy} title={t('action.exportHint')} onClick={() => void take()}>
      {t('action.export')}
    </Button>
  );
}
