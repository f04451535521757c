import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CardFace } from './card-face.js';
import type { CardOwner } from './card-numbers.js';
import styles from './print-cards.module.css';

/** Prints the cards of a class, two on a sheet of A4. */
export function PrintCards({ owners }: { owners: readonly CardOwner[] }) {
  const { t } = useTranslation('codeCards');
  const [asked, setAsked] = useState(0);
  // The printer is outside React: its window opens once the cards stand on the page.
  useEffect(() => {
    if (asked > 0) print();
  }, [asked]);
  const pairs = Array.from({ length: Math.ceil(owners.length / 2) }, (_, k) => owners.slice(2 * k, 2 * k + 2));
  return (
    <>
      <Button icon={<PrinterOutlined />} disabled={owners.length === 0} onClick={() => setAsked(asked + 1)}>
        {t('print')}
      </Button>
      {asked > 0 &&
        createPortal(
          <div data-code-cards="" className={styles.sheets}>
            {pairs.map((pair) => (
              <div key={pair[0]?.no} className={styles.pair}>
                {pair.map((owner) => (
                  <CardFace key={owner.no} owner={owner} />
                ))}
              </div>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
