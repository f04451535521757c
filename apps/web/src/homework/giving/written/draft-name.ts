/** What is being filled in to publish a paper is a draft of its own. */
export const draftOfPublishing = (paperId: string): string => `publishing ${paperId}`;
