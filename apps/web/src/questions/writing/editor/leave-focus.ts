/** A dialog that gives the focus back puts the caret of an editor at its beginning; the tools give it back to the place of writing. */
export const leaveFocus = { focusTriggerAfterClose: false } as const;
