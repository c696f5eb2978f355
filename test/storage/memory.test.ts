import { memoryStore } from "../../storage/memory/mod.ts";
import { storageSuite } from "../suites/storage/mod.ts";

storageSuite({
  name: "memory",
  async open() {
    const store = memoryStore();
    return { store, close: () => store.close() };
  },
});
