import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen, type ScreenProps } from '../../../platform/screen.js';

interface WaitingBookProps {
  title: string;
  back: string;
  read: ScreenProps<unknown>['read'];
}

/** The frame of a preview until its book is here, or what went wrong. */
export const WaitingBook = ({ title, back, read }: WaitingBookProps) => (
  <ToolFrame title={title} back={back}>
    <div style={{ padding: 24 }}>
      <Screen read={read} skeleton="page">
        {() => null}
      </Screen>
    </div>
  </ToolFrame>
);
