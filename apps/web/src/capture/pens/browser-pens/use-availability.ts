import { useEffect, useState } from 'react';
import type { Availability, PenDriver } from './driver/pen-driver.js';

/** Whether pens can be reached this way from here; undefined while the browser is asked. */
export function useAvailability(driver: PenDriver): Availability | undefined {
  const [told, setTold] = useState<{ driver: PenDriver; is: Availability }>();
  // The browser knows its radio.
  useEffect(() => {
    let isAsked = true;
    void driver.availability().then((is) => isAsked && setTold({ driver, is }));
    return () => {
      isAsked = false;
    };
  }, [driver]);
  return told?.driver === driver ? told.is : undefined;
}
