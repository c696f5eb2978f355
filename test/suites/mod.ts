/** Suites for those who write their own storage driver or host adapter; they run in vitest. */
export { type Host, type HostOptions, hostSuite, type RunningHost } from "./host/mod.ts";
export { type StorageDriver, storageSuite } from "./storage/mod.ts";
