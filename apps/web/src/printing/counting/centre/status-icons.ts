import {
  CarOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  FileSearchOutlined,
  InboxOutlined,
  PrinterOutlined,
  StopOutlined,
  SyncOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { PrintStatusName } from '@zhibi/contract/printing';
import type { ComponentType } from 'react';

/** What stands for each place on the way of an order. */
export const statusIcons: Readonly<Record<PrintStatusName, ComponentType>> = {
  pendingPush: ClockCircleOutlined,
  pendingReview: FileSearchOutlined,
  pendingAssignment: UserSwitchOutlined,
  pendingPrint: PrinterOutlined,
  printing: SyncOutlined,
  pendingShipment: InboxOutlined,
  pendingReceipt: CarOutlined,
  completed: CheckCircleOutlined,
  rejected: StopOutlined,
};
