/** One student's copy of a paper: who it is for, and which page carries which code. Plain data. */
export interface Copy {
  name: string;
  schoolName: string;
  className: string;
  studentNo: string;
  pages: CopyPage[];
  /** A second code on the first page, for the telephone of whoever holds the sheet. */
  link?: CopyLink | undefined;
}

export interface CopyLink {
  /** The address that it opens. */
  address: string;
  /** Lines beside it, so that nobody takes it for the code of the page. */
  words: string[];
}

export interface CopyPage {
  /** Page of the paper, from 1. */
  page: number;
  /** Printed for people, and given to the dot coding. */
  pageCode: string;
  /** What the QR code says. */
  qrText: string;
}
