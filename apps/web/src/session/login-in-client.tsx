import { useEffect } from 'react';
import { penDevice } from '../platform/pen-device.js';
import { useSearchParams } from '../platform/search-params.js';
import { Page as Login } from './login/page.js';

/** The login page inside the client of the pens. The client says once which device it is; later it need not. */
export function Page() {
  const device = useSearchParams()[0].get('deviceName');
  // The storage of the browser is outside React.
  useEffect(() => penDevice.remember(device), [device]);
  return <Login />;
}
