type Path = `/${string}`;

export const get = (path: Path) => ({ method: "GET", path }) as const;
export const post = (path: Path) => ({ method: "POST", path }) as const;
export const put = (path: Path) => ({ method: "PUT", path }) as const;
export const remove = (path: Path) => ({ method: "DELETE", path }) as const;
