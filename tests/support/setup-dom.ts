import { configure } from '@testing-library/dom';

/** Both frameworks render by themselves in these tests; nothing is wrapped in act(). */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

// A busy machine answers late; what never comes still fails.
configure({ asyncUtilTimeout: 12_000 });
