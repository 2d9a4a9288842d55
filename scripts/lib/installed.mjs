/** `npm ci` keeps a list of what it has put into node_modules: is that what the lockfile asks for? Optional packages are those of the machine. */
export function isInstalled(lockText, listText) {
  try {
    const wanted = Object.entries(JSON.parse(lockText).packages).filter(([place]) => place);
    const there = JSON.parse(listText).packages;
    return wanted.every(([place, { version, integrity, optional }]) => {
      const one = there[place];
      return one ? one.version === version && one.integrity === integrity : optional === true;
    });
  } catch {
    return false;
  }
}
