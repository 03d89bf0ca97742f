// PyScript keeps the packages that it has fetched in IndexedDB, and opens it at every start. There are no packages
// here, and where storage is forbidden it would never start: so it gets an empty database that forgets everything.
const answer = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const nothing = () => answer();
const store = { get: nothing, getKey: nothing, put: nothing, delete: nothing, clear: nothing,
  count: () => answer(0), getAllKeys: () => answer([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) }, configurable: true });
