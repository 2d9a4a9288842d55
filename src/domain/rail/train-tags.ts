/** Tags of a train, in the order in which lists show them. */
export const trainTags = ['revival', 'smart', 'quiet', 'sleeper', 'idCard'] as const;
export type TrainTag = (typeof trainTags)[number];

/** Those that a list is filtered by: kinds of trains. */
export const filteredTags = ['revival', 'smart'] as const satisfies readonly TrainTag[];
