/** For a process with an embedded database of a few minutes: to optimise PostgreSQL's WebAssembly takes longer than they gain by it. */
import v8 from 'node:v8';

v8.setFlagsFromString('--liftoff-only');
